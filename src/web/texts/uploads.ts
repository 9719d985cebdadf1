/** Words of the fields that take photos and documents (specification 5 and 8). */
export const uploadTexts = {
  photos: 'Fotoğraflar',
  photosHint: (max: number, hasCover: boolean) =>
    `En çok ${max} fotoğraf; JPEG, PNG, WebP ya da AVIF, her biri en fazla 10 MB.${hasCover ? ' İlk fotoğraf kapak olur.' : ''} Çekim yeri ve cihaz bilgisi silinir.`,
  addPhotos: 'Fotoğraf seçin',
  orDropPhotos: 'ya da buraya sürükleyin',
  cover: 'Kapak',
  preview: (number: number) => `${number}. fotoğraf`,
  forward: (number: number) => `${number}. fotoğrafı öne al`,
  backward: (number: number) => `${number}. fotoğrafı arkaya al`,
  removePhoto: (number: number) => `${number}. fotoğrafı kaldır`,
  movedTo: (place: number) => `Fotoğraf ${place}. sıraya geldi`,
  removed: (name: string) => (name ? `${name} kaldırıldı` : 'Fotoğraf kaldırıldı'),

  documents: 'Belgeler',
  documentsHint:
    'PDF, JPG, JPEG ya da PNG; her biri en fazla 10 MB. Belgelerinizi yalnızca yöneticiler görür.',
  addDocuments: 'Belge seçin',
  orDropDocuments: 'ya da buraya sürükleyin',
  removeDocument: (name: string) => `${name} belgesini kaldır`,

  sending: (name: string) => `${name} yükleniyor`,
  lost: 'Bu dosya artık yok. Kaldırıp yeniden seçin.',

  success: (count: number) => ({ title: 'Başarılı!', description: `${count} görsel yüklendi` }),
  documentSuccess: (count: number) => ({
    title: 'Başarılı!',
    description: `${count} belge yüklendi`,
  }),
  failureTitle: 'Hata',
  failure: 'Görsel yüklenirken bir hata oluştu',
  documentFailure: 'Belge yüklenirken bir hata oluştu',
};
