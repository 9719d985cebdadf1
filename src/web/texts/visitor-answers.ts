/** Words of the questions that visitors are asked on a business's page. */
export const visitorAnswersTexts = {
  stillTrue: 'Bu bilgiler hâlâ doğru mu?',
  yes: 'Evet, doğru',
  no: 'Hayır',
  failed: 'Yanıtınızı alamadık',
};
