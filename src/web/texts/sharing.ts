/** Words of the share dialog (specification 2) and its toasts (specification 8). */
export const sharingTexts = {
  share: 'Paylaş',
  waysLabel: 'Nerede paylaşalım?',
  whatsApp: 'WhatsApp',
  facebook: 'Facebook',
  instagram: 'Instagram',
  opensWindow: 'yeni pencerede açılır',
  address: 'Paylaşılacak bağlantı',
  copy: 'Bağlantıyı kopyala',
  copied: 'Kopyalandı!',
  copySuccess: { title: 'Başarılı!', description: 'Bağlantı panoya kopyalandı' },
  copyFailure: { title: 'Hata', description: 'Bağlantı kopyalanamadı' },
  instagramNotice: {
    title: 'Bilgi',
    description:
      'Instagram web üzerinden paylaşımı doğrudan desteklemiyor. Bağlantıyı kopyaladık; Instagram’da yapıştırıp paylaşabilirsiniz.',
  },
} as const;
