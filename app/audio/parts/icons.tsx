/** The player's own signs, drawn like those of `../icons.tsx`. */
const paths = {
  play: "M8 5.5v13l11-6.5z",
  pause: "M8.500 5.500v13M15.500 5.500v13",
  previous: "M18 6v12l-9-6zM6 6v12",
  next: "M6 6v12l9-6zM18 6v12",
  loop0:
    "M16.500 4.500l3 3-3 3M4.500 11.500v-1a3 3 0 0 1 3-3h12M7.500 19.500l-3-3 3-3M19.500 12.500v1a3 3 0 0 1-3 3h-12",
  loop1:
    "M16.500 4.500l3 3-3 3M4.500 11.500v-1a3 3 0 0 1 3-3h12M7.500 19.500l-3-3 3-3M19.500 12.500v1a3 3 0 0 1-3 3h-12M11.200 11l1.300-.8v3.800",
  none: "M4.500 12h12M12.500 8l4 4-4 4M20 6.500v11",
  list: "M9 7h11M9 12h11M9 17h11M4.500 7h.1M4.500 12h.1M4.500 17h.1",
  close: "M6 6l12 12M18 6L6 18",
} as const;

export function PlayerIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
