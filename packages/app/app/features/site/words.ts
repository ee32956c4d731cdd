import { inBoth } from '../../language/in-both.ts'

/** The header and the footer of every page. */
export const siteWords = inBoth({
  ru: {
    header: {
      skip: 'К содержанию',
      home: 'Sauda, на главную',
      menu: 'Меню',
      navigation: 'Главное меню',
      catalogue: 'Каталог',
      search: 'Поиск деталей',
      searchFor: 'Деталь или артикул',
      askShops: 'Спросить магазины',
      promotions: 'Акции',
      about: 'О центре',
      contacts: 'Контакты',
      signIn: 'Войти',
      signOut: 'Выйти',
      newAd: 'Подать объявление',
      language: 'Язык',
      languages: { ru: 'Русский', kk: 'Қазақша' },
      shortLanguages: { ru: 'Рус', kk: 'Қаз' },
    },
    theme: {
      label: 'Оформление',
      system: 'Как в системе',
      light: 'Светлое',
      dark: 'Тёмное',
      apply: 'Применить',
    },
    footer: {
      label: 'Контакты и ссылки',
    },
  },
  kk: {
    header: {
      skip: 'Мазмұнға өту',
      home: 'Sauda, басты бетке',
      menu: 'Мәзір',
      navigation: 'Басты мәзір',
      catalogue: 'Каталог',
      search: 'Бөлшек іздеу',
      searchFor: 'Бөлшек, артикул',
      askShops: 'Дүкендерден сұрау',
      promotions: 'Акциялар',
      about: 'Орталық туралы',
      contacts: 'Байланыс',
      signIn: 'Кіру',
      signOut: 'Шығу',
      newAd: 'Хабарландыру беру',
      language: 'Тіл',
      languages: { ru: 'Русский', kk: 'Қазақша' },
      shortLanguages: { ru: 'Рус', kk: 'Қаз' },
    },
    theme: { label: 'Көрініс', system: 'Жүйедегідей', light: 'Ашық', dark: 'Қараңғы', apply: 'Қолдану' },
    footer: {
      label: 'Байланыс пен сілтемелер',
    },
  },
})
