import { inBoth } from '../../language/in-both.ts'

/** What search engines and shared links say of pages; only the server reads it. */
export const foundWords = inBoth({
  ru: {
    catalogue: (count: string) =>
      `${count}: запчасти, масла, шины, сервис. Цены в тенге, фото и номер бутика в торговом центре в Алматы.`,
    catalogueOf: (title: string, count: string) =>
      `${title}: ${count} с ценами в тенге. Этаж и бутик каждого продавца торгового центра в Алматы.`,
    general: 'Автозапчасти Алматы: найдём деталь и покажем, где она лежит',
    generalFact: 'Более 50 млн позиций',
    promotions: 'Акции',
    feed: 'Акции магазинов центра Sauda',
    feedAbout: 'Скидки и предложения магазинов торгового центра автозапчастей в Алматы.',
    till: (day: string) => `до ${day}`,
    from: (day: string) => `с ${day}`,
  },
  kk: {
    catalogue: (count: string) =>
      `${count}: қосалқы бөлшектер, майлар, шиналар, сервис. Бағасы теңгемен, суреті және Алматыдағы сауда орталығындағы бутик нөмірі бар.`,
    catalogueOf: (title: string, count: string) =>
      `${title}: ${count}, бағасы теңгемен. Алматыдағы сауда орталығындағы әр сатушының қабаты мен бутигі көрсетілген.`,
    general: 'Алматыдағы автобөлшектер: тауып, қай бутикте екенін көрсетеміз',
    generalFact: '50 миллионнан астам тауар',
    promotions: 'Акциялар',
    feed: 'Sauda орталығы дүкендерінің акциялары',
    feedAbout: 'Алматыдағы автобөлшектер сауда орталығы дүкендерінің жеңілдіктері мен ұсыныстары.',
    till: (day: string) => `${day} дейін`,
    from: (day: string) => `${day} бастап`,
  },
})
