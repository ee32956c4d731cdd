/** Russian paths of the pages of promotions. */
export const promotions = '/promotions'
export const promotion = (id: number) => `${promotions}/${id}`
