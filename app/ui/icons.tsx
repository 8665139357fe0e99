/** One small set of our own: 24 px grid, 1.75 px strokes. Always beside a text, so hidden from readers. */
const paths = {
  movie: "M4 5h16v14H4zM10 9.2v5.6l5-2.8z",
  live: "M12 14a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM7.8 16.2a6 6 0 0 1 0-8.4M16.2 7.8a6 6 0 0 1 0 8.4M5 19A10 10 0 0 1 5 5M19 5a10 10 0 0 1 0 14",
  bible: "M5 4h12a2 2 0 0 1 2 2v14H7a2 2 0 0 1-2-2zM5 18a2 2 0 0 1 2-2h12M12 7v6M9.5 9.2h5",
  article: "M6 3h9l4 4v14H6zM9 9h3M9 13h7M9 17h7",
  gospel: "M12 20s-7-4.4-8.6-9A4.8 4.8 0 0 1 12 7.3 4.8 4.8 0 0 1 20.6 11C19 15.600 12 20 12 20z",
  search: "M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM20 20l-4-4",
  menu: "M4 7h16M4 12h16M4 17h16",
  moon: "M20 14.500A8 8 0 1 1 9.500 4a6.500 6.500 0 0 0 10.500 10.500z",
  sun: "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2v3M12 19v3M2 12h3M19 12h3M4.900 4.900l2.100 2.100M17 17l2.100 2.100M4.900 19.100L7 17M17 7l2.100-2.100",
  globe: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18",
  play: "M8 5.500v13l11-6.500z",
  headphones: "M4 15v-3a8 8 0 0 1 16 0v3M4 14h4v6H6a2 2 0 0 1-2-2zM20 14h-4v6h2a2 2 0 0 0 2-2z",
  heart:
    "M12 20.500C6 16 3.500 12.800 3.500 9.500a4.500 4.500 0 0 1 8.500-2 4.500 4.500 0 0 1 8.500 2c0 3.300-2.500 6.500-8.500 11z",
  podcast:
    "M12 13a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM12 14.500v6M8 15a5 5 0 1 1 8 0M5.500 18a9 9 0 1 1 13 0",
  left: "M15 5l-7 7 7 7",
  right: "M9 5l7 7-7 7",
  download: "M12 4v11M7.500 11l4.500 4.500 4.500-4.500M5 20h14",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.500 20.500a7.500 7.500 0 0 1 15 0",
  bell: "M6 16V11a6 6 0 0 1 12 0v5l1.500 2h-15zM10 20.500h4",
} as const;

export function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}

/** An open book under a rising light. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <path
        className="mark-light"
        d="M8.500 13.500a7.500 7.500 0 0 1 15 0M16 2v2.500M6.800 5.300l1.700 1.800M25.200 5.300l-1.700 1.800"
      />
      <path
        className="mark-book"
        d="M16 16.500c-3-2-7-2.500-12-2v12c5-.500 9 0 12 2 3-2 7-2.500 12-2v-12c-5-.500-9 0-12 2zM16 16.500v12"
      />
    </svg>
  );
}
