/** What stands where a map can be opened. */
export const mapSketchTexts = {
  showMap: 'Haritayı göster',
  sketch: 'Adana’nın beş ilçesinin çizimi',
  results: 'Sonuçların yerleri',
  openMap: 'Haritada gör',
  /** Of a disc that stands for several. */
  together: (names: readonly string[]) =>
    `${names.length} işletme: ${names.join(', ')}, haritada aç`,
  outside: (count: number) => `${count} sonuç bu çizimin dışında.`,
} as const;
