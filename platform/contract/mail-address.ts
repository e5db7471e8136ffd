const shape = /^[^\s@<>,;]+@[^\s@<>,;.]+(\.[^\s@<>,;.]+)+$/

/** Whether a text may be the address of a mailbox: `name@example.com`. */
export const isMailAddress = (text: string): boolean => shape.test(text)
