/** What became of a press on a page behind an e-mail's link. */
export const linkOutcomeTexts = {
  takeBack: 'Geri al',
  takenBack: 'Geri aldık',
  unsaved: 'Yazamadık',
} as const;
