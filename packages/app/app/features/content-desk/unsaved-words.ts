import { inBoth } from '../../language/in-both.ts'

/** The page for an entry that was sent after the session had ended. */
export const unsavedWords = inBoth({
  ru: {
    title: 'Текст ещё не сохранён',
    help: 'Войдите в новой вкладке, вернитесь сюда и отправьте текст ещё раз.',
    send: 'Отправить ещё раз',
  },
  kk: {
    title: 'Мәтін әлі жіберілген жоқ',
    help: 'Жаңа қойындыда кіріп, осы бетке оралыңыз да, мәтінді қайта жіберіңіз.',
    send: 'Қайта жіберу',
  },
})
