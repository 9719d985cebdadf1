/** Words of the buttons on a business's page whose dialogs come when they are asked for. */
export const businessActionTexts = {
  reserve: 'Rezervasyon Yap',
  message: 'Mesaj gönder',
  report: 'Hata bildir',
  reportReview: 'Bildir',
  claimTitle: 'Bu işletme sizin mi?',
  claimText: 'Sahiplenin: bilgilerini güncel tutun, değerlendirmelere yanıt verin.',
  claim: 'Sahiplik başvurusu yap',
  contest: 'Bu işletmenin sahibi benim',
  openFailed: {
    title: 'Açılamadı',
    description: 'Bağlantınızı kontrol edip yeniden deneyin.',
    tone: 'danger',
  },
} as const;
