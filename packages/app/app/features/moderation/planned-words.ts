import { inBoth } from '../../language/in-both.ts'

/** What the moderator has just decided to publish. */
export const plannedWords = inBoth({
  ru: {
    title: 'Публикуется',
    undo: 'Отменить',
    undoOf: (title: string) => `Отменить публикацию: ${title}`,
  },
  kk: {
    title: 'Жарияланып жатыр',
    undo: 'Болдырмау',
    undoOf: (title) => `Болдырмау: ${title}`,
  },
})
