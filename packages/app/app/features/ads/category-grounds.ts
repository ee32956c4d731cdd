/** The ground of each category's drawings, in the order of the home page: the first five are its large tiles. */
export const CATEGORY_GROUNDS = {
  brakes: 'clay',
  oils: 'stone',
  lights: 'mist',
  tyres: 'sage',
  suspension: 'sand',
  engine: 'aqua',
  body: 'mist',
  filters: 'straw',
  batteries: 'straw',
  electronics: 'clay',
  cooling: 'aqua',
  chemicals: 'sage',
  accessories: 'sand',
} as const
