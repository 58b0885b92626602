//! Drawings: everything on a table as SVG.
