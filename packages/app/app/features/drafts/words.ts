import { inBoth } from '../../language/in-both.ts'

/** Forms that keep what is typed into them. */
export const draftWords = inBoth({
  ru: {
    restored: (when: string, fields: string) => `Вернули то, что вы написали здесь (${when}): ${fields}.`,
    remove: 'Убрать',
    removed: 'Убрали. Форма снова такая, какой открылась.',
    putBack: 'Отменить',
    elsewhere: 'Эта форма открыта в другой вкладке',
    elsewhereHelp: 'Чтобы ничего не потерялось, пишите в одной. Здесь откроется всё, что уже написано там.',
    takeOver: 'Продолжить здесь',
  },
  kk: {
    restored: (when, fields) => `Осында жазғаныңыз қайтарылды (${when}): ${fields}.`,
    remove: 'Алып тастау',
    removed: 'Алып тасталды. Форма ашылған кездегідей болды.',
    putBack: 'Қайтару',
    elsewhere: 'Бұл форма басқа қойындыда ашық',
    elsewhereHelp: 'Ештеңе жоғалмас үшін бір қойындыда жазыңыз. Онда жазылғанның бәрі осында ашылады.',
    takeOver: 'Осында жалғастыру',
  },
})
