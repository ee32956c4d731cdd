import { inBoth } from '../../language/in-both.ts'

/** What the moderator has just decided to publish. */
export const plannedWords = inBoth({
  ru: {
    title: 'Публикуется',
    undo: 'Отменить',
    undoOf: (title: string) => `Отменить публикацию: ${title}`,
    /** The last decision was not a publication. */
    final: 'Последнее решение уже отправлено, отменить его нельзя.',
    finalBut: (title: string) =>
      `Последнее решение уже отправлено, отменить его нельзя. Ещё раз Z отменит публикацию: ${title}`,
  },
  kk: {
    title: 'Жарияланып жатыр',
    undo: 'Болдырмау',
    undoOf: (title) => `Болдырмау: ${title}`,
    final: 'Соңғы шешім жіберілді, оны болдырмауға болмайды.',
    finalBut: (title) =>
      `Соңғы шешім жіберілді, оны болдырмауға болмайды. Z пернесін тағы бассаңыз, мына жариялау болдырылмайды: ${title}`,
  },
})
