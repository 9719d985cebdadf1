/** Sentences of the frame around every page: waiting and failing. */
export const appTexts = {
  pageIsLoading: 'Sayfa yükleniyor',
  failedTitle: 'Sayfa açılamadı',
  nextFailed: 'Sayfa yenilenemedi',
  toastRegion: 'Bildirimler',
  closeToast: 'Bildirimi kapat',
};
