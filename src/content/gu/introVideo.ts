export const introVideo = {
  heading: 'બનતું જુઓ',
  text: 'ખીરું, વરાળ, છરી, રાઈનો વઘાર. વાતો ઓછી.',
  title: 'અમે કેવી રીતે બનાવીએ છીએ',
} as const;
