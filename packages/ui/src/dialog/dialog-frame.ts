import { cva } from 'class-variance-authority'

export const dialogScrim = 'fixed inset-0 z-40 bg-scrim transition-opacity duration-slow starting:opacity-0'

/** The box of a dialog: centred on the screen, grows with its content up to the screen's height, then scrolls. */
export const dialogSheet = cva(
  [
    'fixed inset-0 z-50 m-auto flex h-fit flex-col bg-raised text-text shadow-3 outline-none',
    // Radix makes the body deaf to the pointer at once, and the dialog an exception from it only a moment later. A press
    // that hydrates a dialog of the server ends in between.
    'pointer-events-auto',
    'transition-[opacity,translate] duration-slow ease-out starting:translate-y-4 starting:opacity-0',
  ],
  {
    variants: {
      size: {
        alert: 'max-h-[calc(100dvh-2rem)] w-full max-w-[min(28rem,100%-2rem)] rounded-4',
        md: 'sm:w-[570px]',
        lg: 'sm:w-[800px]',
      },
    },
    compoundVariants: [
      {
        size: ['md', 'lg'],
        class: 'w-full max-sm:h-dvh sm:max-h-[calc(100dvh-4rem)] sm:max-w-[calc(100%-3rem)] sm:rounded-4',
      },
    ],
  },
)
