/** The name by which the HTML of an e-mail refers to its picture. */
export const PICTURE_CID = 'thing'
