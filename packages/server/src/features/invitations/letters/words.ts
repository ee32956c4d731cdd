/** Texts of the e-mails about invitations and applications, in both languages. */
const ru = {
  invitation: {
    subject: 'Вас приглашают на портал Sauda',
    heading: 'Приглашение на портал',
    who: (inviter: string, role: string) =>
      `${inviter} приглашает вас на портал торгового центра Sauda. Ваша роль: ${role}.`,
    company: (company: string) => `Компания: ${company}.`,
    rooms: (rooms: string) => `Бутики: ${rooms}.`,
    how: 'Нажмите кнопку: останется написать, кто вы, и придумать пароль.',
    until: (date: string, time: string) => `Ссылка действует до ${date}, ${time}, и только для этого адреса.`,
    notYou: 'Если вы не ждали приглашения, просто удалите это письмо.',
    accept: 'Принять приглашение',
  },
  accepted: {
    subject: 'Компания подтверждена: вы арендатор',
    heading: 'Компания подтверждена',
    news: (company: string) =>
      `Администрация подтвердила компанию ${company}. Теперь вам открыт кабинет арендатора.`,
    rooms: (rooms: string) => `За вами бутики: ${rooms}.`,
  },
  refused: {
    subject: 'Компанию пока не подтвердили',
    heading: 'Компанию пока не подтвердили',
    news: (company: string) => `Администрация не подтвердила компанию ${company} как арендатора.`,
    comment: (comment: string) => `Комментарий: ${comment}`,
    still: 'Ваш кабинет остаётся: объявления можно размещать как частное лицо.',
  },
  open: 'Открыть кабинет',
}

const kk = {
  invitation: {
    subject: 'Сізді Sauda порталына шақырады',
    heading: 'Порталға шақыру',
    who: (inviter, role) =>
      `${inviter} сізді Sauda сауда орталығының порталына шақырады. Сіздің рөліңіз: ${role}.`,
    company: (company) => `Компания: ${company}.`,
    rooms: (rooms) => `Бутиктер: ${rooms}.`,
    how: 'Батырманы басыңыз: кім екеніңізді жазып, құпиясөз ойлап табу ғана қалады.',
    until: (date, time) =>
      `Сілтеме тек осы мекенжайға арналған. Оның мерзімі аяқталатын уақыт: ${date}, сағат ${time}.`,
    notYou: 'Шақыру күтпеген болсаңыз, бұл хатты жоя салыңыз.',
    accept: 'Шақыруды қабылдау',
  },
  accepted: {
    subject: 'Компанияңыз расталды: енді жалға алушысыз',
    heading: 'Компанияңыз расталды',
    news: (company) => `Әкімшілік ${company} компаниясын растады. Енді сізге жалға алушының кабинеті ашық.`,
    rooms: (rooms) => `Сізге берілген бутиктер: ${rooms}.`,
  },
  refused: {
    subject: 'Компанияңыз әзірге расталмады',
    heading: 'Компанияңыз әзірге расталмады',
    news: (company) => `Әкімшілік ${company} компаниясын жалға алушы ретінде растамады.`,
    comment: (comment) => `Түсініктеме: ${comment}`,
    still: 'Кабинетіңіз сақталады: жеке тұлға ретінде хабарландыру бере аласыз.',
  },
  open: 'Кабинетті ашу',
} satisfies typeof ru

export const LETTER_WORDS = { ru, kk }
