import { kazakhCount, russianCount } from '../../language/counted.ts'
import { inBoth } from '../../language/in-both.ts'

/** The top of the home page, which scripts take over. */
export const homeWords = inBoth({
  ru: {
    heading: 'Найдём деталь и\u00a0покажем, где она\u00a0лежит',
    lead: (shops: number, levels: number) =>
      `Более 50 миллионов позиций в ${russianCount(shops, 'магазине', 'магазинах', 'магазинах')} на ${russianCount(levels, 'этаже', 'этажах', 'этажах')}. Запчасти, масла, автохимия, электроника и аксессуары.`,
    leadPlain: 'Более 50 миллионов позиций: запчасти, масла, автохимия, электроника и аксессуары.',
    often: 'Больше всего предложений:',
    building: 'Этажи торгового центра',
    buildingFound: (plate: string) => `Этажи торгового центра; выдвинут тот, где найдена деталь: ${plate}`,
  },
  kk: {
    heading: 'Бөлшекті табамыз, қай жерде тұрғанын көрсетеміз',
    lead: (shops: number, levels: number) =>
      `${kazakhCount(levels, 'қабаттағы')} ${kazakhCount(shops, 'дүкенде')} 50 миллионнан астам тауар бар. Қосалқы бөлшектер, майлар, автохимия, электроника мен керек-жарақтар.`,
    leadPlain:
      '50 миллионнан астам тауар: қосалқы бөлшектер, майлар, автохимия, электроника мен керек-жарақтар.',
    often: 'Ең көп ұсынылатындары:',
    building: 'Сауда орталығының қабаттары',
    buildingFound: (plate: string) =>
      `Сауда орталығының қабаттары; бөлшек табылған қабат алға шығарылған: ${plate}`,
  },
})
