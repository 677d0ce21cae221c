// The Glassblower's boards.
import Glassworks from "./Glassworks.svelte";

export default Glassworks;
