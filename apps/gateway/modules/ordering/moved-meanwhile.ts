/** Ends a transaction of several changes without a trace: something that they rest on has changed meanwhile. */
export class MovedMeanwhile extends Error {}
