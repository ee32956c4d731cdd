import { createContext, useContext } from 'react'

/** What a Field passes to the control inside it. */
export type FieldWiring = {
  id: string
  describedBy: string | undefined
  invalid: boolean
}

export const FieldContext = createContext<FieldWiring | null>(null)

type Wired = {
  id?: string
  'aria-describedby'?: string
  'aria-invalid'?: React.AriaAttributes['aria-invalid']
}

/**
 * The id and aria attributes of a control: its own take precedence, the Field around it provides the rest. Descriptions
 * are combined.
 */
export function useFieldControl(own: Wired): Wired {
  const field = useContext(FieldContext)
  return {
    id: own.id ?? field?.id,
    'aria-describedby': joinIds(field?.describedBy, own['aria-describedby']),
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
  }
}

export function joinIds(...ids: (string | false | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined
}
