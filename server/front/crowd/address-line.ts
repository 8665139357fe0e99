/** A line in which one of each address comes after the other, however many of them one sent. */
export interface AddressLine<One> {
  add(address: string, one: One): void;
  /** Takes out who comes next: of the addresses of the lowest rank, the one that has waited longest for its turn. */
  next(rank?: (address: string) => number): One | undefined;
  /** Takes out the last of the address that has most in it. */
  dropLast(): One | undefined;
  /** Takes this one out, wherever it stands. */
  remove(address: string, one: One): void;
  size(): number;
  sizeOf(address: string): number;
}

export function createAddressLine<One>(): AddressLine<One> {
  /** The address whose turn was longest ago stands first. */
  const lines = new Map<string, One[]>();
  let size = 0;

  /** The first address with the least of something. */
  function leastBy(measure: (address: string, line: One[]) => number): string | undefined {
    let least: string | undefined;
    let found = Infinity;
    for (const [address, line] of lines) {
      const measured = measure(address, line);
      if (measured >= found) continue;
      least = address;
      found = measured;
    }
    return least;
  }

  function take(address: string | undefined, from: (line: One[]) => One | undefined) {
    const line = address === undefined ? undefined : lines.get(address);
    if (address === undefined || line === undefined) return undefined;
    const one = from(line);
    if (line.length === 0) lines.delete(address);
    size -= 1;
    return one;
  }

  return {
    add(address, one) {
      const line = lines.get(address);
      if (line === undefined) lines.set(address, [one]);
      else line.push(one);
      size += 1;
    },
    next(rank) {
      const address = rank === undefined ? lines.keys().next().value : leastBy(rank);
      const line = address === undefined ? undefined : lines.get(address);
      if (address === undefined || line === undefined) return undefined;
      lines.delete(address);
      lines.set(address, line);
      return take(address, (of) => of.shift());
    },
    dropLast: () =>
      take(
        leastBy((_, line) => -line.length),
        (of) => of.pop(),
      ),
    remove(address, one) {
      if (lines.get(address)?.includes(one) !== true) return;
      take(address, (of) => of.splice(of.indexOf(one), 1)[0]);
    },
    size: () => size,
    sizeOf: (address) => lines.get(address)?.length ?? 0,
  };
}
