import { inBoth } from '../../language/in-both.ts'

/** The page of an owner's invitation to a company. */
export const companyInvitationWords = inBoth({
  ru: {
    title: (company: string) => `Приглашение в компанию ${company}`,
    lead: (inviter: string, of: string, until: string) =>
      `Вас приглашает ${inviter}. Ваша функция: ${of}. Приглашение действует до ${until}.`,
    staff: (name: string) =>
      `Вы вошли как ${name}. Сотрудники центра не могут состоять в компании арендатора: выйдите и откройте ссылку со своей личной учётной записью.`,
    signedIn: (name: string, email: string) => `Вы вошли как ${name} (${email}).`,
    otherEmail: (email: string) => `Приглашение отправлено на ${email}, но принять его можно и так.`,
    accept: 'Принять',
    decline: 'Отказаться',
    declined: 'Вы отказались от приглашения',
    declinedHelp: 'Ссылка больше не действует, пригласившему отправлено письмо.',
    already: 'Вы уже в этой компании.',
    failed: 'Не получилось',
    signInFirst: 'Войти и принять',
    haveAccount: 'Уже есть кабинет?',
    signIn: 'Войти и принять',
    email: 'Ваша почта',
    emailHint: 'С ней вы будете входить. Пришлём код, чтобы её проверить.',
    register: 'Продолжить регистрацию',
  },
  kk: {
    title: (company) => `${company} компаниясына шақыру`,
    lead: (inviter, of, until) =>
      `Сізді ${inviter} шақырады. Міндетіңіз: ${of}. Шақыру мерзімі аяқталатын күн: ${until}.`,
    staff: (name) =>
      `Сіз ${name} болып кірдіңіз. Орталық қызметкерлері жалға алушының компаниясында бола алмайды: шығып, сілтемені жеке тіркелгіңізбен ашыңыз.`,
    signedIn: (name, email) => `Сіз ${name} (${email}) болып кірдіңіз.`,
    otherEmail: (email) => `Шақыру ${email} мекенжайына жіберілген, бірақ оны осылай да қабылдауға болады.`,
    accept: 'Қабылдау',
    decline: 'Бас тарту',
    declined: 'Шақырудан бас тарттыңыз',
    declinedHelp: 'Сілтеме енді жарамсыз, шақырған адамға хат жіберілді.',
    already: 'Сіз бұл компаниядасыз.',
    failed: 'Орындалмады',
    signInFirst: 'Кіріп, қабылдау',
    haveAccount: 'Кабинетіңіз бар ма?',
    signIn: 'Кіріп, қабылдау',
    email: 'Электрондық поштаңыз',
    emailHint: 'Порталға осымен кіресіз. Тексеру үшін код жібереміз.',
    register: 'Тіркелуді жалғастыру',
  },
})
