export const pricesPath = (id: number): string => `/business/${id}/fiyatlar`;
