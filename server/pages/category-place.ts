import type { MovieClient } from "../upstreams/movie/client.ts";
import type { Category } from "../upstreams/movie/model.ts";
import type { Secondary } from "./secondary.ts";

/** A category as a link shows it. */
export interface CategoryLink {
  id: number;
  name: string;
  icon: string | null;
}

/** Where a category stands. */
export interface CategoryPlace {
  /** Null where nobody knows what it is called. */
  category: CategoryLink | null;
  /** Those above it, the topmost first. */
  trail: { id: number; name: string }[];
  /** What to offer beside it: its children, else its siblings. */
  neighbours: CategoryLink[];
}

export const categoryLink = ({ id, name, icon }: Category): CategoryLink => ({ id, name, icon });

/** Looks a category up in the tree; what the tree lacks is asked for by its number (docs/hosts.md, movie 4). 0 is all. */
export async function placeOfCategory(
  movie: Pick<MovieClient, "categoryIndex">,
  secondary: Secondary,
  id: number,
): Promise<CategoryPlace> {
  const nothing = { self: null, below: [] };
  const tree = (await secondary(movie.categoryIndex(), nothing)).below;
  const top = { category: null, trail: [], neighbours: tree.map(categoryLink) };
  if (id === 0) return top;
  const known = find(tree, id);
  if (known !== null) {
    const { category, above, siblings } = known;
    const { children } = category;
    return placed(category, above, children.length > 0 ? children : siblings);
  }
  const { self, below } = await secondary(movie.categoryIndex(id), nothing);
  const category = self?.id === id ? self : (find(below, id)?.category ?? parentIn(below, id));
  if (category === null) return top;
  const above = find(tree, category.parentId);
  const children = below.filter(({ parentId }) => parentId === id);
  const beside = children.length > 0 ? children : (above?.category.children ?? tree);
  return placed(category, above === null ? [] : [...above.above, above.category], beside);
}

/** The host's own word on what is above a category counts where the tree has none. */
function placed(category: Category, above: Category[], neighbours: Category[]): CategoryPlace {
  const named = above.length > 0 ? above : category.parents;
  return {
    category: categoryLink(category),
    trail: named.map(({ id, name }) => ({ id, name })),
    neighbours: neighbours.map(categoryLink),
  };
}

/** A host that only tells of the children names the category as what is above them. */
function parentIn(below: Category[], id: number): Category | null {
  for (const { parents } of below) {
    const at = parents.findIndex((one) => one.id === id);
    const found = parents[at];
    if (found === undefined) continue;
    const above = parents.slice(0, at);
    const parentId = above.at(-1)?.id ?? 0;
    return { ...found, parentId, icon: null, parents: above, children: below };
  }
  return null;
}

interface Found {
  category: Category;
  above: Category[];
  siblings: Category[];
}

function find(siblings: Category[], id: number, above: Category[] = []): Found | null {
  for (const category of siblings) {
    if (category.id === id) return { category, above, siblings };
    const deeper = find(category.children, id, [...above, category]);
    if (deeper !== null) return deeper;
  }
  return null;
}
