// Cards that have a drawing of their own.
export const DRAWN: ReadonlySet<string> = new Set([
  'abduction_ray', 'alchemists_funnel', 'antenna_spark', 'ash_cloak', 'assembly_line', 'autonomous_bus',
  'bankers_purse', 'big_bang_jar', 'black_hole_marble', 'campfire_reactor', 'cave_map', 'chalkboard_eraser',
  'clone_compactor', 'crop_circle', 'crowbar_of_causality', 'donut_reactor', 'doomsday_clock', 'double_joystick',
  'dragon_egg', 'drone_swarm', 'dynamite', 'emergency_recharge', 'error_message', 'escape_pod', 'fax_machine',
  'final_countdown', 'first_wheel', 'flying_screw', 'franchise_licence', 'getaway_skateboard', 'global_power_strip',
  'gold_chain_capacitor', 'goo_sealant', 'grabber_arm', 'group_video_call', 'gutenberg_wormhole',
  'heliocentric_model', 'holy_grail', 'hot_patch', 'hourglass_vacuum', 'hydraulic_shove', 'instructors_whistle',
  'ion_chronograph', 'laser_fence', 'lasso_of_lost_seconds', 'last_match', 'locomotive', 'mammoth_bulldozer',
  'matryoshka', 'mecha_fist', 'mechanical_grapple', 'patrons_commission', 'perspective_grid',
  'pickpocketed_power_bank', 'place_swapper', 'pop_quiz', 'portcullis', 'quantum_patch', 'recycling_unit',
  'rivet_gun', 'rocket_boots', 'round_table', 'sabretooth_trap', 'saucer_hop', 'shoulder_barge', 'singularity_core',
  'skate_ramp', 'spartan_shield', 'steam_magnet', 'super_underpants', 'target_lock', 'team_huddle', 'telegraph',
  'telepathic_nudge', 'tractor_beam_eye', 'trebuchet_of_tomorrow', 'vitruvian_lever', 'walkman', 'war_horse',
]);
