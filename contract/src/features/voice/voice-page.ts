/** Where an operator records pieces of the voice: the one page at which a browser may be asked for its microphone. */
export const voicePagePath = '/Admin/Settings/Voice'
