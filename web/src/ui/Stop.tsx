/** Ends a heading or a line that is written without a full stop, for who hears it with what stands below it. */
export const Stop = () => <span className="sr">. </span>
