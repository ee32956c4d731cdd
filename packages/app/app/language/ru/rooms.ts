export const rooms = {
  plate: (level: number, number: string) => `${level} этаж, бутик ${number}`,
  onLevel: (level: number) => `${level} этаж`,
  open: (_from: string, to: string) => `Открыто до ${to}`,
  opensToday: (from: string) => `Закрыто, откроется сегодня в ${from}`,
  opensTomorrow: (from: string) => `Закрыто, откроется завтра в ${from}`,
  opensOn: (weekday: string, from: string) => `Закрыто, откроется в ${from}, ${weekday}`,
  closed: 'Закрыто',
  shop: 'Магазин в центре',
  everyDay: 'каждый день',
  ads: 'Объявления бутика',
  levelAds: (level: number) => `Весь ${level} этаж`,
}
