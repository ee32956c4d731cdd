import type { COMMERCEML_TEXTS } from './words.ts'

/** What is wrong with the steps, in words; content that is wrong is an `ExchangeRefusalError`. */
export class StepError extends Error {
  readonly text: keyof typeof COMMERCEML_TEXTS

  constructor(text: keyof typeof COMMERCEML_TEXTS) {
    super(text)
    this.text = text
  }
}
