"""The documentation site: pages gathered from the checkout for Sphinx, and what is checked of the built ones."""
