import { cva } from 'class-variance-authority'

export const dialogScrim = 'fixed inset-0 z-40 bg-scrim transition-opacity duration-slow starting:opacity-0'

const task = 'max-sm:top-auto max-sm:rounded-b-none sm:max-h-[calc(100dvh-4rem)] sm:max-w-[calc(100%-3rem)]'

/**
 * The box of a dialog: as tall as its content, up to the screen's height, then it scrolls. Centred on the screen; on a
 * phone a task is a sheet at the bottom.
 */
export const dialogSheet = cva(
  [
    'fixed inset-0 z-50 m-auto flex h-fit max-h-[calc(100dvh-2rem)] w-full flex-col rounded-4 bg-raised text-text shadow-3 outline-none',
    // Radix makes the body deaf to the pointer at once, and the dialog an exception from it only a moment later. A press
    // that hydrates a dialog of the server ends in between.
    'pointer-events-auto',
    'transition-[opacity,translate] duration-slow ease-out starting:translate-y-4 starting:opacity-0',
  ],
  {
    variants: {
      size: {
        alert: 'max-w-[min(28rem,100%-2rem)]',
        md: `${task} sm:w-[570px]`,
        lg: `${task} sm:w-[800px]`,
      },
    },
  },
)
