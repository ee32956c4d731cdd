import {
  Children,
  cloneElement,
  type HTMLAttributes,
  isValidElement,
  type ReactNode,
  type Ref,
  type RefAttributes,
  useCallback,
} from 'react'

export type SlotProps = HTMLAttributes<HTMLElement> & RefAttributes<HTMLElement>

type Props = { readonly [name: string]: unknown }

/** Marks which of several children `Slot` renders as; the others are rendered within it. */
export function Slottable({ children }: { children?: ReactNode }) {
  return children
}

/**
 * Renders its only child, or the one in a `Slottable`, with its own props merged in. Both handlers are called, the
 * child's first; classes and styles are combined; for other props the child's take precedence.
 */
export function Slot({ children, ref, ...props }: SlotProps) {
  const all = Children.toArray(children)
  const marked = all.find(
    (child) => isValidElement<{ children?: ReactNode }>(child) && child.type === Slottable,
  )
  const element = isValidElement<{ children?: ReactNode }>(marked) ? marked.props.children : children
  const child = isValidElement<Props & { ref?: Ref<HTMLElement>; children?: ReactNode }>(element)
    ? element
    : null
  const childRef = child?.props.ref
  const bothRefs = useCallback(
    (node: HTMLElement | null) => {
      const undo = [ref, childRef].map((one) => setRef(one, node))
      return () => {
        for (const one of undo) one()
      }
    },
    [ref, childRef],
  )
  if (!child) throw new Error('asChild takes one element')
  return cloneElement(
    child,
    { ...merged(props, child.props), ref: ref && childRef ? bothRefs : (ref ?? childRef) },
    ...(marked ? all.map((one) => (one === marked ? child.props.children : one)) : []),
  )
}

/** Sets a ref to a node; returns a cleanup function. */
function setRef(ref: Ref<HTMLElement> | undefined, node: HTMLElement | null): () => void {
  if (typeof ref === 'function') {
    const undo = ref(node)
    return typeof undo === 'function' ? undo : () => void ref(null)
  }
  if (ref) ref.current = node
  return () => {
    if (ref) ref.current = null
  }
}

function merged(own: Props, child: Props): Props {
  const result: Record<string, unknown> = { ...own, ...child }
  for (const name of Object.keys(child)) {
    const [mine, theirs] = [own[name], child[name]]
    if (typeof mine === 'function' && /^on[A-Z]/.test(name)) {
      result[name] =
        typeof theirs === 'function'
          ? (...values: unknown[]) => {
              theirs(...values)
              mine(...values)
            }
          : mine
    } else if (name === 'className') {
      result[name] = [mine, theirs].filter(Boolean).join(' ')
    } else if (name === 'style') {
      result[name] = { ...toObject(mine), ...toObject(theirs) }
    }
  }
  return result
}

function toObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}
