let forms = 0;

/** What a visitor fills in to add a business, each time another one. */
export const submittedForm = (fields: Record<string, unknown> = {}) => {
  forms += 1;
  return {
    name: `Köşe Kebap ${forms}`,
    category: 'Restoranlar',
    address: `Ziyapaşa Blv. No: ${forms}`,
    district: 'Seyhan' as const,
    email: `ekleyen${forms}@ornek.example`,
    submitterName: 'Ayşe Yılmaz',
    homepage: '',
    typedForMs: 45_000,
    ...fields,
  };
};
