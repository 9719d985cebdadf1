/** Sentences of the frame around every page: waiting and failing. */
export const appTexts = {
  pageIsLoading: 'Sayfa yükleniyor',
  failedTitle: 'Sayfa açılamadı',
  failedText: 'Bağlantınızı kontrol edip yeniden deneyin.',
  nextFailed: 'Sayfa yenilenemedi',
  tryAgain: 'Yeniden dene',
  toastRegion: 'Bildirimler',
  closeToast: 'Bildirimi kapat',
};
