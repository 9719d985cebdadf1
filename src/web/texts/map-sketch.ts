/** What stands where a map can be opened. */
export const mapSketchTexts = {
  showMap: 'Haritayı göster',
  sketch: 'Adana’nın beş ilçesinin çizimi',
} as const;
