import { inBoth } from '../../language/in-both.ts'

/** Said after a complaint was sent. On the server alone: the page shows what its action returns. */
export const complaintSentWords = inBoth({
  ru: {
    sent: { title: 'Жалоба отправлена', lead: 'Спасибо. Модератор проверит объявление.' },
    repeated: {
      title: 'Вы уже пожаловались на это объявление',
      lead: 'Модератор ещё не рассмотрел вашу первую жалобу, поэтому вторую мы не добавили.',
    },
  },
  kk: {
    sent: { title: 'Шағым жіберілді', lead: 'Рақмет. Модератор хабарландыруды тексереді.' },
    repeated: {
      title: 'Бұл хабарландыруға шағымданып қойғансыз',
      lead: 'Модератор бірінші шағымыңызды әлі қарамады, сондықтан екіншісі қосылмады.',
    },
  },
})
