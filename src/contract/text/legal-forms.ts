/** What a firm is by law and how it trades, as names of firms end: Yılmaz Gıda San. ve Tic. Ltd. Şti. Folded. */
export const LEGAL_FORMS: readonly string[] =
  `as a s ltd sti limited sirketi anonim koll kollektif san sanayi sanayii tic ticaret ve ith ithalat ihr ihracat paz
  pazarlama taah taahhut co`.split(/\s+/);
