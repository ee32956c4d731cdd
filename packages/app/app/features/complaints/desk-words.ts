import { kazakhCount, russianCount } from '../../language/counted.ts'
import { inBoth } from '../../language/in-both.ts'

/** Complaints about ads: the moderators' parts. */
export const complaintDeskWords = inBoth({
  ru: {
    complaints: 'Жалобы посетителей',
    count: (count: number) => russianCount(count, 'жалоба', 'жалобы', 'жалоб'),
    reviewed: 'Рассмотрено',
    reviewedHint: 'Жалобы закроются, само объявление не изменится.',
    queue: (count: number) => `Жалобы на ${russianCount(count, 'объявление', 'объявления', 'объявлений')}`,
  },
  kk: {
    complaints: 'Келушілердің шағымдары',
    count: (count: number) => kazakhCount(count, 'шағым'),
    reviewed: 'Қаралды',
    reviewedHint: 'Шағымдар жабылады, хабарландырудың өзі өзгермейді.',
    queue: (count: number) => `Шағым түскен ${kazakhCount(count, 'хабарландыру')}`,
  },
})
