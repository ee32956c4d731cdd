import type { SigningRefusal } from '../generated/schemas.ts'
import type { Words } from '../language/index.ts'
import type { SigningTexts } from './fault-texts.ts'

const BEGIN_AGAIN = {
  ru: 'Начните подписание снова: готовые подписи не пропадут.',
  kk: 'Қол қоюды қайта бастаңыз: дайын қолтаңбалар жоғалмайды.',
} as const satisfies Words

const NOTHING_TO_DO = {
  ru: 'Делать ничего не нужно.',
  kk: 'Ештеңе істеудің қажеті жоқ.',
} as const satisfies Words

const ASK_CENTRE = {
  ru: 'Если это ошибка, напишите в администрацию центра.',
  kk: 'Қате болса, орталық әкімшілігіне жазыңыз.',
} as const satisfies Words

/** Texts about a document that is not signed although its signature may be right. */
export const REFUSAL_TEXTS = {
  broken_base64: {
    wrong: { ru: 'Подпись пришла повреждённой.', kk: 'Қолтаңба бүлініп келді.' },
    fix: { ru: 'Отправьте её ещё раз.', kk: 'Оны қайта жіберіңіз.' },
  },
  not_in_session: {
    wrong: { ru: 'Этот документ не входил в подписание.', kk: 'Бұл құжат қол қоюға енгізілмеген.' },
    fix: BEGIN_AGAIN,
  },
  session_used: {
    wrong: {
      ru: 'В этом подписании документ уже подписан другой подписью.',
      kk: 'Бұл құжатқа осы қол қоюда басқа қолтаңба қойылып қойған.',
    },
    fix: NOTHING_TO_DO,
  },
  being_checked: {
    wrong: {
      ru: 'Документ уже подписан, подпись проверяется.',
      kk: 'Құжатқа қол қойылған, қолтаңба тексеріліп жатыр.',
    },
    fix: {
      ru: 'Подождите: портал сам закончит проверку.',
      kk: 'Күте тұрыңыз: портал тексеруді өзі аяқтайды.',
    },
  },
  document_changed: {
    wrong: { ru: 'Пришла новая редакция документа.', kk: 'Құжаттың жаңа нұсқасы келді.' },
    fix: { ru: 'Откройте её и подпишите.', kk: 'Соны ашып, қол қойыңыз.' },
  },
  document_annulled: {
    wrong: { ru: 'Документ аннулирован.', kk: 'Құжаттың күші жойылған.' },
    fix: NOTHING_TO_DO,
  },
  document_rejected: {
    wrong: { ru: 'Документ отклонён.', kk: 'Құжат қабылданбаған.' },
    fix: { ru: 'Дождитесь исправленной редакции.', kk: 'Түзетілген нұсқасын күтіңіз.' },
  },
  document_deleted: {
    wrong: { ru: 'Документ удалён.', kk: 'Құжат жойылған.' },
    fix: ASK_CENTRE,
  },
  already_signed: {
    wrong: { ru: 'Документ уже подписан.', kk: 'Құжатқа қол қойылып қойған.' },
    fix: NOTHING_TO_DO,
  },
  not_signed_yet: {
    wrong: {
      ru: 'Арендатор ещё не подписал этот документ.',
      kk: 'Жалға алушы бұл құжатқа әлі қол қоймаған.',
    },
    fix: { ru: 'Дождитесь его подписи.', kk: 'Оның қолтаңбасын күтіңіз.' },
  },
  no_document: {
    wrong: { ru: 'Файл документа не читается.', kk: 'Құжат файлы оқылмайды.' },
    fix: ASK_CENTRE,
  },
} as const satisfies Record<SigningRefusal, SigningTexts>
