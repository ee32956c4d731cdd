import type { Words } from '../words.ts'

export const shell = {
  site: {
    name: 'Sauda',
    title: 'Sauda: Алматыдағы автобөлшектер, орталық дүкендерінен іздеу',
    description:
      'Төмен баға, сапа кепілдігі, тамаша қызмет және 50 миллионнан астам тауар: қосалқы бөлшектер, майлар, автохимия, электроника мен керек-жарақтар.',
    rights: (year: number) => `© ${year} Sauda. Автобөлшектер сауда орталығы, Алматы`,
  },
  header: {
    skip: 'Мазмұнға өту',
    home: 'Sauda, басты бетке',
    menu: 'Мәзір',
    closeMenu: 'Мәзірді жабу',
    navigation: 'Басты мәзір',
    catalogue: 'Каталог',
    about: 'Орталық туралы',
    signIn: 'Кіру',
    signOut: 'Шығу',
    newAd: 'Хабарландыру беру',
    waiting: 'Тексерудегілер',
    myAds: 'Менің хабарландыруларым',
    account: (name: string) => `Жеке кабинет: ${name}`,
    language: 'Тіл',
    languages: { ru: 'Русский', kk: 'Қазақша' },
    shortLanguages: { ru: 'Рус', kk: 'Қаз' },
  },
  theme: { label: 'Көрініс', system: 'Жүйедегідей', light: 'Жарық', dark: 'Қараңғы', apply: 'Қолдану' },
  footer: {
    label: 'Байланыс пен сілтемелер',
    phones: 'Анықтама қызметі',
    buyers: 'Сатып алушыларға',
    sellers: 'Сатушыларға',
  },
  failures: {
    heading: 'Қате',
    home: 'Басты бетке',
    back: 'Артқа',
    retry: 'Қайталау',
    404: 'Мұндай бет жоқ: ол жойылған немесе мекенжайда қате бар.',
    403: 'Бұл бетті ашуға рұқсатыңыз жоқ.',
    500: 'Порталда ақау шықты. Біз бұл туралы білеміз.',
    offline: 'Порталмен байланыс жоқ',
    offlineHelp: 'Интернетті тексеріп, қайталап көріңіз. Жазғаныңыз жоғалған жоқ.',
    old: 'Портал жаңарды. Бетті қайта ашыңыз.',
  },
  notices: {
    signed_in: 'Жүйеге кірдіңіз',
    signed_out: 'Жүйеден шықтыңыз',
    published: 'Хабарландыру жарияланды',
    handed_in: 'Хабарландыру тексеруге жіберілді',
    saved: 'Өзгерістер сақталды',
    sent_back: 'Түзетуге қайтарылды',
    raised: 'Хабарландыру көтерілді',
    renewed: 'Хабарландыру тағы 30 күнге жарияланды',
    unpublished: 'Хабарландыру жарияланымнан алынды',
    archived: 'Хабарландыру мұрағатта',
    deleted: 'Хабарландыру жойылды',
  },
  refusals: {
    action_not_allowed: 'Орындалмады: хабарландырудың күйі өзгеріп кеткен',
    changed_meanwhile: 'Орындалмады: хабарландыру осы арада өзгерді',
  },
  progress: 'Бет жүктелуде',
  notifications: 'Хабарламалар',
  dismiss: 'Жабу',
} satisfies Pick<
  Words,
  | 'site'
  | 'header'
  | 'theme'
  | 'footer'
  | 'failures'
  | 'notices'
  | 'refusals'
  | 'progress'
  | 'notifications'
  | 'dismiss'
>
