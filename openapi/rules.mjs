/** Custom rules for the contract, run by `redocly lint`. */

/**
 * What a visitor gets beside the node.
 *
 * @typedef {{
 *   report: (problem: { message: string, location?: object }) => void,
 *   location: { pointer: string, child: (key: string) => object },
 * }} Context
 */

/** An object with at least this many fields counts as a record; smaller objects may repeat. */
const FIELDS_OF_A_RECORD = 6

/**
 * A record of the examples is written once: elsewhere it is a `$ref` to its response, or an alias (`*ad`) within the file.
 * A record with other values for some fields is another one (`<<: *ad`). YAML parses an alias to the same object.
 */
function noExampleTwice() {
  /** @type {Map<string, object>} */
  const written = new Map()
  return {
    MediaType: {
      /**
       * @param {{ example?: unknown }} media
       * @param {{ report: (problem: { message: string, location: object }) => void, location: { child: (key: string) => object } }} context
       */
      enter({ example }, { report, location }) {
        for (const record of recordsOf(example)) {
          const value = JSON.stringify(inOrder(record))
          const other = written.get(value)
          written.set(value, other ?? record)
          if (other !== undefined && other !== record) {
            report({
              message: `An example is written twice, with the fields ${Object.keys(record).join(', ')}.`,
              location: location.child('example'),
            })
          }
        }
      },
    },
  }
}

/** Every body and every response has an example; `no-invalid-media-type-examples` validates it against its schema. */
function exampleGiven() {
  return {
    MediaType: {
      /**
       * @param {{ example?: unknown }} media
       * @param {{ report: (problem: { message: string }) => void }} context
       */
      enter({ example }, { report }) {
        if (example === undefined) report({ message: 'Give an example.' })
      },
    },
  }
}

/** A JSON response schema is written once: operations with the same response refer to it in `answers.yaml`. */
function noAnswerTwice() {
  /** @type {Map<string, object>} */
  const written = new Map()
  return {
    Response: {
      /**
       * @param {{ content?: Record<string, { schema?: object }> }} response
       * @param {{ report: (problem: { message: string }) => void }} context
       */
      enter({ content }, { report }) {
        const schema = content?.['application/json']?.schema
        if (!schema || '$ref' in schema) return
        const told = JSON.stringify(schema).replaceAll(/"[^"]*(?=#\/)/g, '"')
        const other = written.get(told)
        written.set(told, other ?? schema)
        if (other !== undefined && other !== schema) {
          report({ message: 'Another answer holds the same; both can be one in answers.yaml.' })
        }
      },
    },
  }
}

/** Error responses are components that operations refer to, so that clients handle each in one place. */
function failuresAreComponents() {
  return {
    Operation: {
      /**
       * @param {{ responses?: Record<string, object> }} operation
       * @param {{ report: (problem: { message: string, location: object }) => void, location: { child: (path: string[]) => object } }} context
       */
      enter({ responses = {} }, { report, location }) {
        for (const [status, response] of Object.entries(responses)) {
          if (status < '400' || '$ref' in response) continue
          report({
            message: `Write the failure ${status} in responses.yaml.`,
            location: location.child(['responses', status]),
          })
        }
      },
    },
  }
}

/**
 * Every field, parameter and header has a description that says more than its name. A field has its own, also beside a
 * `$ref`: what a time is does not say what it is the time of.
 */
function fieldsDescribed() {
  /**
   * @param {{ name?: string, description?: string }} value
   * @param {Context} context
   */
  const checkOne = ({ name = '', description }, { report }) => {
    if (!saysMore(name, description)) report({ message: 'Describe it: its meaning, and its unit.' })
  }
  return {
    SchemaProperties: {
      /**
       * @param {Record<string, { description?: string }>} fields
       * @param {Context} context
       */
      enter(fields, { report, location }) {
        if (isEnvelope(fields, location)) return
        for (const [name, { description }] of Object.entries(fields)) {
          if (saysMore(name, description)) continue
          report({
            message: `Describe the field \`${name}\`: its meaning, its unit or its source.`,
            location: location.child(name),
          })
        }
      },
    },
    Parameter: { enter: checkOne },
    Header: { enter: checkOne },
  }
}

/** Every schema has a description, and every object a name: types and editors show both. */
function schemasNamed() {
  return {
    Schema: {
      /**
       * @param {{ description?: string, properties?: object }} schema
       * @param {Context} context
       */
      enter({ description, properties }, { report, location }) {
        const name = /^#\/(\w+)$/.exec(location.pointer)?.[1]
        if (name !== undefined) {
          if (!saysMore(name, description)) report({ message: `Describe what ${name} is.` })
        } else if (
          properties &&
          !isEnvelope(properties, location) &&
          !/\/allOf\/\d+$/.test(location.pointer)
        ) {
          report({ message: 'Move this object to a schema with a name, and refer to it.' })
        }
      },
    },
  }
}

/**
 * @param {object} fields
 * @param {{ pointer: string }} location
 * @returns {boolean} whether these are the fields of a response, whose `data` the response describes
 */
function isEnvelope(fields, { pointer }) {
  return pointer.includes('/content/') && Object.keys(fields).join() === 'data'
}

/** Words that add nothing to a name. */
const FILLERS = ['a', 'an', 'the', 'of', 'its', 'this', 'is', 'for']

/**
 * @param {string} name
 * @param {string | undefined} description
 * @returns {boolean} whether a description has a word that the name has not
 */
function saysMore(name, description = '') {
  const known = [...FILLERS, ...wordsOf(name.replaceAll(/([a-z])([A-Z])/g, '$1 $2'))]
  return wordsOf(description).some((word) => !known.includes(word))
}

/** @param {string} text */
function wordsOf(text) {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/**
 * @param {unknown} value
 * @returns {object[]} the objects with at least FIELDS_OF_A_RECORD fields, outer ones first
 */
function recordsOf(value) {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(recordsOf)
  const isRecord = !Array.isArray(value) && Object.keys(value).length >= FIELDS_OF_A_RECORD
  return isRecord ? [value, ...inner] : inner
}

/**
 * @param {unknown} value
 * @returns {unknown} the value with the fields of its objects in alphabetical order
 */
function inOrder(value) {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(fields.map(([field, inner]) => [field, inOrder(inner)]))
}

export default function contractRules() {
  return {
    id: 'contract',
    rules: {
      oas3: {
        'example-given': exampleGiven,
        'no-example-twice': noExampleTwice,
        'no-answer-twice': noAnswerTwice,
        'failures-are-components': failuresAreComponents,
        'fields-described': fieldsDescribed,
        'schemas-named': schemasNamed,
      },
    },
  }
}
