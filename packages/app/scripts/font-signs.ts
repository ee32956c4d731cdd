/**
 * The characters that `subset-fonts.ts` keeps, grouped by the original file that contains them. Those that the portal does
 * not write itself but users may are in `-rare` files, which only pages with such a character load.
 */
export const FONT_SIGNS = {
  cyrillic: 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюяІіҰұ\u0301№',
  'cyrillic-ext': 'ӘәҒғҚқҢңӨөҮүҺһ',
  latin:
    ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~' +
    '\u00a0\u00ad©«°±²³·»×ÄÉËÖÜßäéëöü\u2009\u202f–—‘’“”„•…−',
  'latin-ext': '₸',
  'cyrillic-rare': 'ЄЇЎєїўҐґ',
  'latin-rare': '§®µ¼½ÇÈÑØçèñ÷ø™',
} as const
