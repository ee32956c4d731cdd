/** The characters that `subset-fonts.ts` keeps, by the family's file that contains them. */
export const FONT_SIGNS = {
  cyrillic: 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюяІіҰұ№',
  'cyrillic-ext': 'ӘәҒғҚқҢңӨөҮүҺһ',
  latin:
    ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~' +
    '\u00a0\u00ad©«°±²³·»×ÄÉËÖÜßäéëöü\u2009\u202f–—‘’“”„•…−',
  'latin-ext': '₸',
} as const
