/** The classes of a word and its icon at an end of a phone's head: his name, help. */
export const headAct = 'row inline gap-15 strong num head-act'
