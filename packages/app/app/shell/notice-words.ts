import { inBoth } from '../language/in-both.ts'

/** The messages that one page leaves for the next: successes and refusals. The server writes them into the next page. */
export const noticeWords = inBoth({
  ru: {
    notices: {
      signed_in: 'Вы вошли',
      signed_out: 'Вы вышли',
      registered: 'Вы зарегистрированы. Добро пожаловать!',
      code_sent: 'Отправили новый код',
      password_reset: 'Пароль изменён. Войдите с новым.',
      published: 'Объявление опубликовано',
      handed_in: 'Объявление отправлено на проверку',
      saved: 'Изменения сохранены',
      sent_back: 'Возвращено на доработку',
      raised: 'Объявление поднято',
      renewed: 'Объявление опубликовано ещё на 30 дней',
      unpublished: 'Объявление снято с публикации',
      archived: 'Объявление в архиве',
      deleted: 'Объявление удалено',
      photo_removed: 'Снимок убран',
      document_reject: 'Отказ отправлен в бухгалтерию',
      document_annul: 'Документ аннулирован',
      document_delete: 'Документ удалён',
    },
    refusals: {
      action_not_allowed: 'Не получилось: состояние объявления уже другое',
      changed_meanwhile: 'Не получилось: объявление тем временем изменилось',
      flow_over: 'Срок вышел, или вы начали в другом браузере. Начните, пожалуйста, сначала.',
    },
  },
  kk: {
    notices: {
      signed_in: 'Жүйеге кірдіңіз',
      signed_out: 'Жүйеден шықтыңыз',
      registered: 'Тіркелдіңіз. Қош келдіңіз!',
      code_sent: 'Жаңа код жіберілді',
      password_reset: 'Құпиясөз өзгертілді. Жаңасымен кіріңіз.',
      published: 'Хабарландыру жарияланды',
      handed_in: 'Хабарландыру тексеруге жіберілді',
      saved: 'Өзгерістер сақталды',
      sent_back: 'Түзетуге қайтарылды',
      raised: 'Хабарландыру көтерілді',
      renewed: 'Хабарландыру тағы 30 күнге жарияланды',
      unpublished: 'Хабарландыру жарияланымнан алынды',
      archived: 'Хабарландыру мұрағатта',
      deleted: 'Хабарландыру жойылды',
      photo_removed: 'Сурет алып тасталды',
      document_reject: 'Бас тартуыңыз бухгалтерияға жіберілді',
      document_annul: 'Құжаттың күші жойылды',
      document_delete: 'Құжат жойылды',
    },
    refusals: {
      action_not_allowed: 'Орындалмады: хабарландырудың күйі өзгеріп кеткен',
      changed_meanwhile: 'Орындалмады: хабарландыру осы арада өзгерді',
      flow_over: 'Уақыты өтіп кетті немесе басқа браузерде бастағансыз. Қайтадан бастаңыз.',
    },
  },
})
