import { inBoth } from '../../language/in-both.ts'

/** Why signing cannot go on, and the way on. Codes of the portal have their own texts in the SDK. */
export const troubleWords = inBoth({
  ru: {
    titles: {
      signer_old: 'NCALayer устарел',
      signer_cancelled: 'Окно NCALayer закрыто',
      signer_lost: 'Связь с NCALayer прервалась',
      signer_failed: 'NCALayer не смог подписать',
      other: 'Подписание остановилось',
    },
    texts: {
      signer_old:
        'Эта версия не умеет подписывать файлы. Обновите NCALayer с ncl.pki.gov.kz и запустите снова.',
      signer_cancelled: 'Вы закрыли окно выбора ключа. Что подписано раньше, сохранилось.',
      signer_lost: 'Программа закрылась или перезапустилась. Что подписано раньше, сохранилось.',
      signer_failed:
        'Программа ответила ошибкой. Попробуйте ещё раз; если повторится, перезапустите NCALayer.',
    },
    failures: {
      bytes_differ: {
        wrong: 'Файл на этом компьютере не совпал с файлом портала.',
        fix: 'Такой файл не подписываем. Повторите; если не поможет, напишите в администрацию центра.',
      },
      not_loaded: { wrong: 'Файл не открылся.', fix: 'Повторите.' },
    },
    again: 'Попробовать снова',
  },
  kk: {
    titles: {
      signer_old: 'NCALayer ескірген',
      signer_cancelled: 'NCALayer терезесі жабылды',
      signer_lost: 'NCALayer-мен байланыс үзілді',
      signer_failed: 'NCALayer қол қоя алмады',
      other: 'Қол қою тоқтап қалды',
    },
    texts: {
      signer_old:
        'Бұл нұсқа файлдарға қол қоя алмайды. NCALayer-ді ncl.pki.gov.kz сайтынан жаңартып, қайта іске қосыңыз.',
      signer_cancelled: 'Кілт таңдау терезесін жаптыңыз. Бұрын қойылған қолтаңбалар сақталды.',
      signer_lost: 'Бағдарлама жабылды немесе қайта іске қосылды. Бұрын қойылған қолтаңбалар сақталды.',
      signer_failed:
        'Бағдарлама қате қайтарды. Қайталап көріңіз; қайталанса, NCALayer-ді қайта іске қосыңыз.',
    },
    failures: {
      bytes_differ: {
        wrong: 'Осы компьютердегі файл порталдағы файлға сәйкес келмеді.',
        fix: 'Мұндай файлға қол қоймаймыз. Қайталаңыз; көмектеспесе, орталық әкімшілігіне жазыңыз.',
      },
      not_loaded: { wrong: 'Файл ашылмады.', fix: 'Қайталаңыз.' },
    },
    again: 'Қайталап көру',
  },
})
