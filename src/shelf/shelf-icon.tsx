/** Icons on a 24 grid, drawn in the ink of the text around them. */
const icons = {
  flag: 'M5 22V3h13l-3 4.5L18 12H5',
  sliders: 'M3 7h9M18 7h3M3 17h3M12 17h9M15 4a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM9 14a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
  book: 'M12 6c-2.5-1.7-5.5-2-9-2v14.5c3.5 0 6.5.3 9 2 2.5-1.7 5.5-2 9-2V4c-3.5 0-6.5.3-9 2zM12 6v14.5',
  chevron: 'M9 5l7 7-7 7',
  back: 'M15 5l-7 7 7 7',
  download: 'M12 3v12M7 10.5l5 5 5-5M4 20h16',
  share: 'M12 15V3M8 6.5L12 2.5l4 4M8 10H5.5v11h13V10H16',
  addSquare: 'M4 4h16v16H4zM12 8v8M8 12h8',
  close: 'M5 5l14 14M19 5L5 19',
  more: 'M4 12h2M11 12h2M18 12h2',
  check: 'M4 12.5l5.5 5.5L20 6.5',
} as const;

export function Icon({ name, size = 22 }: { readonly name: keyof typeof icons; readonly size?: number }) {
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={icons[name]} />
    </svg>
  );
}
