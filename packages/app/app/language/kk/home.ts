import { kazakhCount } from '../counted.ts'
import type { Words } from '../words.ts'

export const home = {
  heading: 'Бөлшекті табамыз, қай жерде тұрғанын көрсетеміз',
  lead: (shops: number, levels: number) =>
    `${kazakhCount(levels, 'қабаттағы')} ${kazakhCount(shops, 'дүкенде')} 50 миллионнан астам тауар бар. Қосалқы бөлшектер, майлар, автохимия, электроника мен керек-жарақтар.`,
  leadPlain:
    '50 миллионнан астам тауар: қосалқы бөлшектер, майлар, автохимия, электроника мен керек-жарақтар.',
  often: 'Ең көп ұсынылатындары:',
  building: 'Сауда орталығының қабаттары',
  buildingFound: (plate: string) =>
    `Сауда орталығының қабаттары; бөлшек табылған қабат алға шығарылған: ${plate}`,
  categories: 'Каталог бөлімдері',
  offers: (count: number) => kazakhCount(count, 'ұсыныс'),
  fresh: { today: 'Бүгін көтерілгендер', lately: 'Жақында көтерілгендер', new: 'Жаңа хабарландырулар' },
  newest: 'Жаңа ғана',
  wholeCatalogue: 'Бүкіл каталог',
  newestMore: 'Барлық жаңалары',
  levels: 'Қабаттардағы дүкендер',
  shops: (count: number) => kazakhCount(count, 'дүкен'),
  freeRooms: (count: number) => (count === 0 ? 'бос орын жоқ' : `${count}\u00a0бос орын`),
  andMore: (count: number) => `және тағы ${count}`,
  about: 'Орталық туралы',
  saying:
    'Төмен баға, сапа кепілдігі және тамаша қызмет. Көлігіңіздің тілін білетіндердің бәрін бір шаңырақтың астына жинадық.',
  promise:
    'Қосалқы бөлшектер, майлар, автохимия, электроника мен керек-жарақтар: 50 миллионнан астам тауардың әрқайсысының өз қабаты мен бутигі бар.',
  facts: {
    ads: 'Порталдағы хабарландырулар',
    brands: 'Көлік маркалары',
    shops: 'Дүкендер',
    levels: 'Қабаттар',
    rooms: 'Бөлмелер',
    free: 'Жалға берілетін бос орындар',
  },
  contacts: 'Байланыс және жұмыс уақыты',
  todayIs: (weekday: string) => `Бүгін, ${weekday}`,
  hours: 'Жұмыс уақыты',
  address: 'Мекенжай',
  mail: 'Пошта',
} satisfies Words['home']
